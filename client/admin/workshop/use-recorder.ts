import { useEffect, useRef, useState } from 'react'

export const MAX_SECONDS = 60

/** The formats that the shop stores, the smaller one first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4']

export interface Recorded {
  audio: Blob
  seconds: number
}

type RecorderState = 'idle' | 'starting' | 'recording' | 'refused' | 'unsupported'

/**
 * Records speech with the microphone, for a minute at most.
 * @param onRecorded receives what was recorded, also when the minute is over
 */
export function useRecorder(onRecorded: (recorded: Recorded) => void) {
  const [state, setState] = useState<RecorderState>('idle')
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder | null>(null)

  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000)
    return () => clearInterval(timer)
  }, [state])

  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }
  // A page that is left neither records on nor keeps the microphone.
  useEffect(() => {
    return () => {
      const running = recorder.current
      if (!running) return
      running.onstop = null
      if (running.state === 'recording') running.stop()
      for (const track of running.stream.getTracks()) track.stop()
    }
  }, [])

  const start = async () => {
    const mimeType =
      typeof MediaRecorder === 'undefined'
        ? undefined
        : types.find((type) => MediaRecorder.isTypeSupported(type))
    // Pages without HTTPS have no microphone.
    if (mimeType === undefined || !navigator.mediaDevices) return setState('unsupported')
    setState('starting')
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null)
    if (!stream) return setState('refused')
    const started = Date.now()
    const parts: Blob[] = []
    const running = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 32_000 })
    recorder.current = running
    running.ondataavailable = ({ data }) => parts.push(data)
    const limit = setTimeout(stop, MAX_SECONDS * 1000)
    running.onstop = () => {
      clearTimeout(limit)
      for (const track of stream.getTracks()) track.stop()
      recorder.current = null
      setState('idle')
      const passed = Math.round((Date.now() - started) / 1000)
      onRecorded({
        audio: new Blob(parts, { type: mimeType }),
        seconds: Math.min(MAX_SECONDS, Math.max(1, passed)),
      })
    }
    running.start()
    setSeconds(0)
    setState('recording')
  }
  return { state, seconds, start, stop }
}
