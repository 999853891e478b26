import { describe, expect, test } from 'vitest'
import { suggestSize } from '../../shared/measurements/suggest-size.ts'

const sizes = [
  { label: 'S', chest: 90, waist: 76, hip: null },
  { label: 'M', chest: 95, waist: 81, hip: null },
  { label: 'L', chest: 100, waist: 86, hip: null },
]
const sizeFor = (body: Parameters<typeof suggestSize>[1]) => suggestSize(sizes, body)?.label ?? null

describe('the suggested size', () => {
  test.each([
    ['is the smallest that is wide enough', { chest: 88, waist: 70 }, 'S'],
    ['leaves room for moving', { chest: 88.5 }, 'M'],
    ['fits the widest part', { chest: 80, waist: 84 }, 'L'],
    ['ignores what the sizes don’t say', { chest: 88, hip: 200 }, 'S'],
    ['is none when all are too narrow', { chest: 99 }, null],
    ['is none when nothing can be compared', { hip: 90 }, null],
    ['is none without measurements', {}, null],
  ])('%s', (_, body, label) => {
    expect(sizeFor(body)).toBe(label)
  })
})
