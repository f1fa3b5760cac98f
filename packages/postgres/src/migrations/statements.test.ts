import { describe, expect, it } from 'vitest'
import { lineAt, statementsOf } from './statements.ts'

const texts = (text: string): readonly string[] => statementsOf(text).map((statement) => statement.text)

describe('statementsOf', () => {
  it.each([
    ['select 1; select 2', ['select 1', 'select 2']],
    ["select 'a;b'; select 2;", ["select 'a;b'", 'select 2']],
    ["select 'it''s; so'; select 2", ["select 'it''s; so'", 'select 2']],
    ["select E'a\\'; b'; select 2", ["select E'a\\'; b'", 'select 2']],
    ["select 'back\\'; select 2", ["select 'back\\'", 'select 2']],
    ['select 1 as "a;b"; select 2', ['select 1 as "a;b"', 'select 2']],
    ['do $$ begin; end $$; select 2', ['do $$ begin; end $$', 'select 2']],
    ['do $x$ select $$;$$; $x$; select 2', ['do $x$ select $$;$$; $x$', 'select 2']],
    ['select $1; select a$b$ from t; select 3', ['select $1', 'select a$b$ from t', 'select 3']],
    ['-- one; two\nselect 1;', ['select 1']],
    ['/* a; /* b; */ c; */ select 1; /* ; */', ['select 1']],
    ['select 1 -- the end;\n;', ['select 1 -- the end;']],
    ['  ;;\n ; ', []],
  ])('%j', (text, expected) => {
    expect(texts(text)).toEqual(expected)
  })

  it('line of a statement: that of its first word', () => {
    const found = statementsOf('-- top\n\nselect 1;\n/* a\n b */\n  select\n 2;')
    expect(found.map((statement) => statement.line)).toEqual([3, 6])
  })
})

it('lineAt: counts from 1', () => {
  expect([0, 1, 2, 3].map((offset) => lineAt('a\nb\n', offset))).toEqual([1, 1, 2, 2])
})
