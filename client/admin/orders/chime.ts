/** Plays two soft notes. Browsers allow no sound before the user has interacted with the page. */
export function chime() {
  if (!('AudioContext' in globalThis)) return
  const context = new AudioContext()
  const volume = context.createGain()
  volume.connect(context.destination)
  const now = context.currentTime
  volume.gain.setValueAtTime(0.15, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.9)
  for (const [pitch, from] of [
    [659, 0],
    [880, 0.18],
  ] as const) {
    const note = context.createOscillator()
    note.frequency.value = pitch
    note.connect(volume)
    note.start(now + from)
    note.stop(now + 0.9)
  }
  setTimeout(() => void context.close().catch(() => null), 1_500)
}
