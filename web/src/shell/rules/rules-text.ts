/** A game's rules page as blocks to draw: Markdown is read by `marked`, never turned into HTML. */

import { Lexer, type Token, type Tokens } from 'marked';
import type { Rule } from '../../wire/rest';

export interface Clause {
  number: string;
  tokens: Token[];
}

export type Block =
  | { kind: 'heading'; depth: number; text: string; id: string }
  | { kind: 'clauses'; clauses: Clause[] }
  | { kind: 'list'; isOrdered: boolean; items: Token[][] }
  | { kind: 'table'; head: Token[][]; rows: Token[][][] }
  | { kind: 'text'; tokens: Token[] };

/** "**OS-041** Everyone …" */
const NUMBER = /^[A-Z]{2,4}-[A-Z]?\d+$/;

export function blocksOf(markdown: string): Block[] {
  return new Lexer({ gfm: true }).lex(markdown).flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading':
        return [{ kind: 'heading', depth: (token as Tokens.Heading).depth, text: (token as Tokens.Heading).text, id: slug((token as Tokens.Heading).text) }];
      case 'list':
        return [listBlock(token as Tokens.List)];
      case 'table': {
        const table = token as Tokens.Table;
        return [
          {
            kind: 'table',
            head: table.header.map((cell) => cell.tokens),
            rows: table.rows.map((row) => row.map((cell) => cell.tokens)),
          },
        ];
      }
      case 'paragraph':
        return [{ kind: 'text', tokens: (token as Tokens.Paragraph).tokens }];
      default:
        return [];
    }
  });
}

function listBlock(list: Tokens.List): Block {
  const items = list.items.map((item) => item.tokens.flatMap(inline));
  const clauses = items.map(clauseOf);
  if (clauses.every((clause) => clause !== null)) return { kind: 'clauses', clauses };
  return { kind: 'list', isOrdered: list.ordered, items };
}

function inline(token: Token): Token[] {
  return 'tokens' in token && token.tokens && token.type === 'text' ? token.tokens : [token];
}

function clauseOf(tokens: Token[]): Clause | null {
  const [first, ...rest] = tokens;
  if (first?.type !== 'strong' || !NUMBER.test((first as Tokens.Strong).text)) return null;
  const { text: number } = first as Tokens.Strong;
  return { number, tokens: rest };
}

/** As links within the page name a heading. */
export function slug(text: string): string {
  return text.toLowerCase().replace(/[^\w\s-]/g, '').trim().replace(/\s+/g, '-');
}

/** The rules in which every word of the query stands somewhere. */
export function search(rules: Rule[], query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.number} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
