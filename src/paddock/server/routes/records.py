"""Finished races: their records, their moments, and whether a record is true."""

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Query, Response

from paddock.server.problems import Problem
from paddock.server.replayer import moments_of
from paddock.server.routes import problems, said_once
from paddock.server.routes.races import AtLobby, RaceId, find_race
from paddock.server.shapes import Claim, Replay, Verdict
from paddock.server.storyteller import story_of
from paddock.table.replay import verify

router = APIRouter(prefix="/api", tags=["records"], dependencies=[Depends(said_once)])
RECORD = "application/jsonl"
JSON = "application/json"


@router.get(
    "/races/{race}/record",
    response_class=Response,
    responses={
        200: {"description": "JSON lines", "content": {RECORD: {"schema": {"type": "string"}}}},
        **problems(404, 409, 410, 422),
    },
)
async def read_record(race: RaceId, lobby: AtLobby) -> Response:
    """The record of a race that is over."""
    headers = {"content-disposition": f'attachment; filename="paddock-{race}.jsonl"'}
    return Response(await _record(lobby, race), headers=headers, media_type=RECORD)


@router.get(
    "/races/{race}/replay",
    response_model=Replay,
    responses=problems(404, 409, 410, 422),
)
async def read_replay(
    race: RaceId,
    lobby: AtLobby,
    seat: Annotated[int, Query(ge=-2, le=7)] = -1,
    transcript: bool = False,
) -> Response:
    """Every moment of a race that is over: as a seat saw it, -1 a spectator, -2 everything."""
    record = await _record(lobby, race)
    found = await find_race(lobby, race)
    async with lobby.desk.replays:
        replay = await asyncio.to_thread(moments_of, found, record, seat, has_transcript=transcript)
        content = msgspec.json.encode(replay)
    return Response(content, media_type="application/json")


@router.get(
    "/races/{race}/story",
    response_class=Response,
    responses={
        200: {"description": "How it went", "content": {JSON: {"schema": {"type": "object"}}}},
        **problems(404, 409, 410, 422),
    },
)
async def read_story(race: RaceId, lobby: AtLobby) -> Response:
    """What decided a race that is over, why each went out, who hit whom, and what luck gave."""
    record = await _record(lobby, race)
    async with lobby.desk.replays:
        story = await asyncio.to_thread(story_of, race, record)
    return Response(msgspec.json.encode(story), media_type=JSON)


@router.post("/verify", responses=problems(400, 403, 413, 422))
async def verify_record(claim: Claim, lobby: AtLobby) -> Verdict:
    """Whether a record is whole, plays out as it says, and its luck is the one committed to."""
    async with lobby.desk.replays:
        why = await asyncio.to_thread(verify, claim.record)
    return Verdict(ok=not why, why=why)


async def _record(lobby: AtLobby, id: str) -> str:
    race = await find_race(lobby, id)
    record = await lobby.desk.store.record(race.id)
    if record is None:
        why = "The race is still on; its record would tell what is secret."
        raise Problem(409, why, title="Too early")
    return record
