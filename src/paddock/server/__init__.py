"""The server: rooms in memory, answers in a database, frames on sockets."""
