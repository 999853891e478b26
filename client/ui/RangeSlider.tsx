import { Box, chakra, Flex, type SystemStyleObject } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { toNumber } from '../lib/to-number.ts'

export interface RangeSliderProps {
  /** The accessible names of the two thumbs. */
  labels: { from: string; to: string }
  /** The form names of the two values. */
  names: { from: string; to: string }
  /** The maximum; the minimum is 0. */
  end: number
  step: number
  from: number
  to: number
  /** Formats a value for display. */
  describe: (value: number) => string
  /** Called while a thumb is dragged. */
  onMove: (from: number, to: number) => void
  /** Called when it is released. */
  onSettle: () => void
}

/** Pixels of the touch target. The visible thumb is smaller by a factor of two. */
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
  // Both inputs share the track: only the thumbs receive pointer events, taps beside them reach the
  // container.
  pointerEvents: 'none',
  outline: 'none',
  '&::-webkit-slider-runnable-track': { appearance: 'none', height: 'full' },
  '&::-webkit-slider-thumb': thumbStyle,
  '&::-moz-range-thumb': thumbStyle,
  '&:focus-visible::-webkit-slider-thumb': focusRing,
  '&:focus-visible::-moz-range-thumb': focusRing,
}

/**
 * A range slider with two thumbs, made of native inputs: it works by touch, by keyboard, and without
 * JavaScript.
 */
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
        // When both thumbs are at the maximum, only this one can move.
        zIndex={from > end / 2 ? 1 : 0}
        onChange={({ target }) => onMove(Math.min(toNumber(target.value), to), to)}
      />
      <chakra.input
        {...shared}
        name={names.to}
        aria-label={labels.to}
        aria-valuetext={describe(to)}
        value={to}
        onChange={({ target }) => onMove(from, Math.max(toNumber(target.value), from))}
      />
    </Box>
  )
}
