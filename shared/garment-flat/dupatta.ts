import { cubic, type Curve, line, range, reverse, xAtHeight } from './curve.ts'
import type { Part } from './part.ts'

/** A dupatta folded lengthwise, hanging beside the garment. */
export function dupattaPart(left: number, top: number, length: number): Part {
  const wide = 54
  const foot = top + length
  const edge = (x: number, lean: number): Curve =>
    cubic(
      [left + x, top],
      [left + x + lean, top + length * 0.3],
      [left + x - lean, top + length * 0.7],
      [left + x * 1.12, foot],
    )
  const [near, far] = [edge(0, -3), edge(wide, 4)]
  /** From edge to edge. */
  const across = (y: number): Curve => {
    const [from, to] = [xAtHeight(near, y), xAtHeight(far, y)]
    return cubic([from, y], [left + wide * 0.3, y + 4], [left + wide * 0.7, y + 4], [to, y])
  }
  const hem = across(foot)
  const border = across(foot - 26)
  const fringe = range(9, (i): Curve => {
    const x = left + 2 + (i * wide * 1.08) / 8
    return line([x, foot + 2], [x + (i % 2 ? 1 : -1), foot + 14])
  })
  const crown = cubic(
    [left, top],
    [left + wide * 0.3, top - 7],
    [left + wide * 0.7, top - 7],
    [left + wide, top],
  )
  return {
    isWhole: true,
    cloth: 'second',
    shape: [...crown, ...far, ...reverse(hem), ...reverse(near)],
    outline: [near, far, crown, hem],
    trim: [[...hem, ...reverse(border)]],
    seam: [border],
    fine: [...[0.25, 0.5, 0.76].map((share) => edge(wide * share, 3 - share * 4)), ...fringe],
    shade: [[...edge(wide * 0.5, 1), ...reverse(edge(wide * 0.62, 3))]],
  }
}
