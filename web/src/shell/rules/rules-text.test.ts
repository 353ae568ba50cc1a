import { expect, it } from 'vitest';
import type { Rule } from '../../wire/rest';
import { blocksOf, search } from './rules-text';

const rules: Rule[] = [
  { number: 'TOY-001', section: 'Start', text: 'Two to four carts race.', tests: [] },
  { number: 'TOY-R02', section: 'Rulings', text: 'Mud counts twice.', tests: [] },
];

it('knows a clause by its number', () => {
  const blocks = blocksOf('# Toy\n\n## Start\n\n- **TOY-001** Two to four carts race.\n- **TOY-R02** Mud.\n');
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'heading', 'clauses']);
  const clauses = blocks[2]!.kind === 'clauses' ? blocks[2]!.clauses : [];
  expect(clauses.map((clause) => clause.number)).toEqual(['TOY-001', 'TOY-R02']);
});

it('leaves other lists and tables what they are, and comments out', () => {
  const blocks = blocksOf('<!-- figures -->\n\n1. **Push.** Then run.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(blocks.map((block) => block.kind)).toEqual(['list', 'table']);
});

it('finds rules by words in any order, and by number', () => {
  expect(search(rules, 'race carts').map((rule) => rule.number)).toEqual(['TOY-001']);
  expect(search(rules, 'toy-r02').map((rule) => rule.number)).toEqual(['TOY-R02']);
  expect(search(rules, 'nothing')).toEqual([]);
});
