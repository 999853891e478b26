import 'yet-another-react-lightbox/styles.css'
import { Global } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import Lightbox, { type ControllerRef, type SlideImage } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { type ComponentProps, useMemo, useRef } from 'react'
import { imageWidths } from '../../../shared/images/image-sizes.ts'
import { imageSource, imageVariant } from '../../lib/images.ts'
import type { Picture } from '../../ui/Picture.tsx'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'

type Image = ComponentProps<typeof Picture>['image']

interface PictureZoomProps {
  images: Image[]
  chosen: number
  title: string
  open: boolean
  onChoose: (index: number) => void
  onClose: () => void
}

/** A full-screen picture viewer that zooms by pinch, double tap, wheel or buttons. */
export function PictureZoom({ images, chosen, title, open, onChoose, onClose }: PictureZoomProps) {
  const { t } = useLingui()
  const viewer = useRef<ControllerRef>(null)
  // Called by the viewer after its closing animation.
  useCloseWatcher(open, () => viewer.current?.close())
  const slides = useMemo(() => images.map(slideOf), [images])
  return (
    <>
      <Global styles={focusRing} />
      <Lightbox
        open={open}
        close={onClose}
        index={chosen}
        slides={slides}
        plugins={[Zoom]}
        // Each change of the picture also changes the picture on the page.
        on={{ view: ({ index }) => onChoose(index) }}
        carousel={{ finite: images.length < 2, preload: 1, imageFit: 'contain', padding: 0 }}
        controller={{ ref: viewer, closeOnPullDown: true, closeOnBackdropClick: true }}
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
        render={images.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}}
        labels={{
          Lightbox: title,
          'Photo gallery': t`Pictures`,
          Previous: t`Previous picture`,
          Next: t`Next picture`,
          Close: t`Close`,
          'Zoom in': t`Zoom in`,
          'Zoom out': t`Zoom out`,
          // The viewer fills the placeholders.
          '{index} of {total}': t`Picture ${'{index}'} of ${'{total}'}`,
        }}
        styles={{ root: look }}
      />
    </>
  )
}

/** All widths of the shop's own pictures; external pictures as they are. */
function slideOf({ url, alt, width, height }: Image): SlideImage {
  const ratio = width && height ? height / width : 4 / 3
  const srcSet = imageWidths.flatMap((each) => {
    const src = imageVariant(url, each, 'webp')
    return src && (!width || each <= width) ? [{ src, width: each, height: Math.round(each * ratio) }] : []
  })
  return {
    src: imageSource(url, 1280),
    alt,
    ...(srcSet.length > 0 && { srcSet }),
    ...(width && height && { width, height }),
  }
}

/** The theme's ivory and maroon in place of black and white. */
const look = {
  '--yarl__color_backdrop': 'var(--shop-colors-bg-subtle)',
  '--yarl__color_button': 'var(--shop-colors-brand-fg)',
  '--yarl__color_button_active': 'var(--shop-colors-brand-fg)',
  '--yarl__color_button_disabled': 'var(--shop-colors-fg-muted)',
  '--yarl__button_filter': 'none',
  '--yarl__button_padding': '10px',
  '--yarl__toolbar_padding': '8px',
}

/** The viewer's own buttons show the focus only by a shade. */
const focusRing = {
  '.yarl__button:focus-visible': {
    outline: '3px solid var(--shop-colors-brand-focus-ring)',
    outlineOffset: '-6px',
    borderRadius: 'var(--shop-radii-l2)',
  },
}
