import { onTestFinished } from 'vitest'

type Window = typeof globalThis & {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void }
}

const sizes = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } }

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
