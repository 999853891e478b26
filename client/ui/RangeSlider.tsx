import { Box, chakra, Flex, type SystemStyleObject } from '@chakra-ui/react'
import type { MouseEvent } from 'react'

export interface RangeSliderProps {
  /** Names the two thumbs to screen readers. */
  labels: { from: string; to: string }
  /** Names of the two values in a form. */
  names: { from: string; to: string }
  /** The far end; the range begins at 0. */
  end: number
  step: number
  from: number
  to: number
  /** A value in words. */
  describe: (value: number) => string
  /** While a thumb moves. */
  onMove: (from: number, to: number) => void
  /** She has let go. */
  onSettle: () => void
}

/** Pixels: what a finger hits. The visible thumb is half as wide. */
const thumb = 44

const thumbStyle = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: `${thumb}px`,
  height: `${thumb}px`,
  border: '11px solid transparent',
  borderRadius: 'full',
  bg: 'brand.solid',
  backgroundClip: 'padding-box',
  pointerEvents: 'auto',
  cursor: 'grab',
} satisfies SystemStyleObject

const focusRing = {
  outline: '3px solid',
  outlineColor: 'brand.focusRing',
  outlineOffset: '-8px',
} satisfies SystemStyleObject

const inputStyle: SystemStyleObject = {
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  margin: '0',
  appearance: 'none',
  bg: 'transparent',
  // The track belongs to both: only the thumbs are touched, taps beside them go to the box around.
  pointerEvents: 'none',
  outline: 'none',
  '&::-webkit-slider-runnable-track': { appearance: 'none', height: 'full' },
  '&::-webkit-slider-thumb': thumbStyle,
  '&::-moz-range-thumb': thumbStyle,
  '&:focus-visible::-webkit-slider-thumb': focusRing,
  '&:focus-visible::-moz-range-thumb': focusRing,
}

/** A range between two thumbs, of plain inputs: it works by touch, by keys, and without script. */
export function RangeSlider(props: RangeSliderProps) {
  const { labels, names, end, step, from, to, describe, onMove, onSettle } = props
  const offset = (value: number) => `calc(${thumb / 2}px + (100% - ${thumb}px) * ${value / end})`
  const shared = {
    type: 'range',
    min: 0,
    max: end,
    step,
    css: inputStyle,
    onPointerUp: onSettle,
    onBlur: onSettle,
  }
  /** A tap on the track moves the nearer thumb there. */
  const jump = ({ target, currentTarget, clientX }: MouseEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(Math.max((clientX - left - thumb / 2) / (width - thumb), 0), 1)
    const value = Math.round((share * end) / step) * step
    if (Math.abs(value - from) <= Math.abs(value - to)) onMove(value, to)
    else onMove(from, value)
    onSettle()
  }
  return (
    <Box position="relative" height={`${thumb}px`} mx="-2.5" cursor="button" onClick={jump}>
      <Flex
        position="absolute"
        insetX={`${thumb / 2}px`}
        top="50%"
        mt="-2px"
        height="4px"
        bg="bg.emphasized"
      />
      <Box
        position="absolute"
        top="50%"
        mt="-2px"
        height="4px"
        bg="brand.solid"
        style={{ left: offset(from), right: `calc(100% - ${offset(to)})` }}
      />
      <chakra.input
        {...shared}
        name={names.from}
        aria-label={labels.from}
        aria-valuetext={describe(from)}
        value={from}
        // Where both stand at the far end, this one is the one that can move.
        zIndex={from > end / 2 ? 1 : 0}
        onChange={({ target }) => onMove(Math.min(Number(target.value), to), to)}
      />
      <chakra.input
        {...shared}
        name={names.to}
        aria-label={labels.to}
        aria-valuetext={describe(to)}
        value={to}
        onChange={({ target }) => onMove(from, Math.max(Number(target.value), from))}
      />
    </Box>
  )
}
