import { defineAnimationStyles, defineKeyframes, defineLayerStyles } from '@chakra-ui/react'

/** The Chakra animations that our recipes use; the complete set would add to every page's styles. */
export const keyframes = defineKeyframes({
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  // Visible once it starts: LoadingBar delays it, so that fast navigations don't show the bar.
  'loading-bar': {
    from: { opacity: 1, transform: 'scaleX(0.05)' },
    to: { opacity: 1, transform: 'scaleX(0.95)' },
  },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.95' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.95' } },
  'slide-from-bottom': { from: { translate: '0 0.5rem' }, to: { translate: '0' } },
  'slide-to-bottom': { from: { translate: '0' }, to: { translate: '0 0.5rem' } },
  pop: { '0%': { scale: '0.6' }, '60%': { scale: '1.15' }, '100%': { scale: '1' } },
  'slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-to-left-full': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
  'slide-from-right-full': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-to-right-full': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
})

export const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
})

/** What has just changed moves briefly, by transform alone: its text is readable from the first frame on. */
export const animationStyles = defineAnimationStyles({
  /** A count, a sign that something has succeeded. */
  pop: { value: { animation: 'pop 320ms ease-out' } },
  /** The next step of a form. */
  step: { value: { animation: 'slide-from-bottom 200ms ease-out' } },
})
