import { onTestFinished } from 'vitest'
import { sizes } from '../e2e/support/sizes.ts'

type Window = typeof globalThis & {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void }
}

/** What happy-dom begins with. */
const usual = { width: 1024, height: 768 }

const resize = (size: keyof typeof sizes) => {
  const { happyDOM } = globalThis as Window
  happyDOM.setViewport(sizes[size])
  onTestFinished(() => happyDOM.setViewport(usual))
}

/** For the rest of the test the window has a phone's size, for what media queries show and hide. */
export const onPhone = () => resize('phone')

/** The same with a laptop's size. */
export const onLaptop = () => resize('laptop')
