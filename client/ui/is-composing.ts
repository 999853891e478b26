import type { KeyboardEvent } from 'react'

/** The key code of keys that an input method handles. */
const composingKey = 229

/** Whether a key belongs to an input method: its Enter accepts a word. Safari ends the composition before that key. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === composingKey
