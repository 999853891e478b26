import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  arrayOf,
  isBoolean,
  isNumber,
  isString,
  nullOr,
  objectOf,
  oneOf,
  recordOf,
} from '../../client/lib/guards.ts'
import { storedKeys, storedValue } from '../../client/lib/stored-value.ts'

interface Draft {
  comments: string
  rating: number
}

const definition = {
  key: 'draft',
  version: 2,
  area: 'local' as const,
  isValid: objectOf<Draft>({ comments: isString, rating: isNumber }),
}
const draft = storedValue({ ...definition, fallback: null })

afterEach(() => vi.restoreAllMocks())

describe('a stored value', () => {
  test('is read as it was written, until it is removed', () => {
    expect(draft.write({ comments: 'Lovely', rating: 5 })).toBe(true)
    expect(draft.read()).toEqual({ comments: 'Lovely', rating: 5 })
    draft.remove()
    expect(draft.read()).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test('is the fallback when nothing is stored', () => {
    const fallback = { comments: '', rating: 0 }
    expect(storedValue({ ...definition, fallback }).read()).toBe(fallback)
  })

  test('for this tab is in session storage only', () => {
    const ofTab = storedValue({ ...definition, area: 'session', fallback: null })
    ofTab.write({ comments: 'Lovely', rating: 5 })
    expect(ofTab.read()).toEqual({ comments: 'Lovely', rating: 5 })
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1])
  })

  test.each([
    ['of an earlier version', '{"version":1,"value":{"comments":"Lovely","rating":5}}'],
    ['without a version', '{"comments":"Lovely","rating":5}'],
    ['of another shape', '{"version":2,"value":{"comments":"Lovely"}}'],
    ['without a value', '{"version":2}'],
    ['that is malformed JSON', '{"version":2,"value":{"comments":"Lov'],
    ['that is empty', ''],
    ['that is null', 'null'],
  ])('%s is removed, and read as the fallback', (_, text) => {
    localStorage.setItem('draft', text)
    expect(draft.read()).toBeNull()
    expect(localStorage.getItem('draft')).toBeNull()
  })

  test('of a newer version is not read, but left to the tab that stored it', () => {
    const text = '{"version":3,"value":{"comments":"Lovely","rating":5}}'
    localStorage.setItem('draft', text)
    expect(draft.read()).toBeNull()
    expect(localStorage.getItem('draft')).toBe(text)
  })

  test('is not stored while storage is full', () => {
    const setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({ ...localStorage, setItem })
    expect(draft.write({ comments: 'Lovely', rating: 5 })).toBe(false)
  })

  test('is the fallback while storage is switched off', () => {
    draft.write({ comments: 'Lovely', rating: 5 })
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Off', 'SecurityError')
    })
    expect(draft.read()).toBeNull()
    expect(draft.write({ comments: 'Lovely', rating: 5 })).toBe(false)
    expect(draft.remove).not.toThrow()
    expect(storedKeys('local', 'd')).toEqual([])
  })
})

test('stored keys are found by their beginning', () => {
  for (const key of ['order:1', 'order:2', 'other']) localStorage.setItem(key, '')
  expect(storedKeys('local', 'order:').sort()).toEqual(['order:1', 'order:2'])
})

test.each([
  [nullOr(isString), [null, ''], [undefined, 1]],
  [oneOf('grid', 'table'), ['grid', 'table'], ['', null]],
  [arrayOf(isBoolean), [[], [true, false]], [{}, [1], null]],
  [recordOf(isString), [{}, { a: '' }], [[], { a: 1 }, null]],
  [objectOf<{ a: number }>({ a: isNumber }), [{ a: 1 }, { a: 1, b: 2 }], [{}, [], { a: '1' }, null]],
])('guard %# accepts what it describes, and nothing else', (guard, valid, invalid) => {
  expect(valid.map((value) => guard(value))).toEqual(valid.map(() => true))
  expect(invalid.map((value) => guard(value))).toEqual(invalid.map(() => false))
})
