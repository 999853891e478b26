import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { evenPicture, type PictureChanges, samplePicture } from '../../app/images/change-picture.ts'
import { asTaken, type Channels, colourMatrix, edgeColour, gainsOf, rgb } from '../../lib/picture-colours.ts'
import { portrait } from '../../lib/picture-size.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { CropDialog } from '../../ui/CropDialog.tsx'
import { RangeField } from '../../ui/RangeField.tsx'

interface PictureEditorProps {
  /** The picture as it was chosen. */
  picture: { file: File; preview: string }
  onUse: (changes: PictureChanges) => void
  onClose: () => void
}

const white: Channels = [255, 255, 255]

/** Crops a picture to the catalogue's shape, straightens it and corrects its colours: what is seen is what is kept. */
export function PictureEditor({ picture, onUse, onClose }: PictureEditorProps) {
  const { t } = useLingui()
  const filterId = useId()
  const [colours, setColours] = useState(asTaken)
  const wall = useWall(picture.file)
  const even = useEvenPicture(picture.file)
  const behind = wall ?? white
  const gains = gainsOf(colours, behind)
  return (
    <>
      <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
        <filter id={filterId} colorInterpolationFilters="sRGB">
          <feColorMatrix values={colourMatrix(gains)} />
        </filter>
      </svg>
      <CropDialog
        title={t`Edit the picture`}
        image={even.preview ?? picture.preview}
        alt={t`The picture that is being edited`}
        aspect={portrait}
        maxZoom={4}
        turning={{ label: t`Straighten`, most: 15, step: 0.5 }}
        colours={{
          background: rgb(behind.map((value, channel) => value * gains[channel]!)),
          filter: `url(#${filterId})`,
        }}
        useLabel={t`Use this picture`}
        isBusy={even.state === 'MAKING'}
        onUse={(crop, degrees) => {
          onUse({ crop, degrees, isEven: even.preview !== null, gains, behind })
          onClose()
        }}
        onClose={onClose}
        fields={(reset) => (
          <>
            <SimpleGrid columns={2} columnGap="5" rowGap="1">
              <RangeField
                label={t`Warmer or cooler`}
                min={-50}
                max={50}
                step={1}
                value={colours.warmth}
                text={t`${{ percent: colours.warmth }}%`}
                onChange={(warmth) => setColours({ ...colours, warmth })}
              />
              <RangeField
                label={t`Light`}
                min={-50}
                max={50}
                step={1}
                value={colours.light}
                text={t`${{ percent: colours.light }}%`}
                onChange={(light) => setColours({ ...colours, light })}
              />
            </SimpleGrid>
            {wall && (
              <Stack gap="0" align="start">
                <CheckField
                  label={t`Remove the colour of the light: the wall behind the garment is white or grey`}
                  checked={colours.isNeutral}
                  onChange={({ target }) => setColours({ ...colours, isNeutral: target.checked })}
                />
                <CheckField
                  label={t`Even out the light: the wall is equally bright on all sides`}
                  checked={even.state === 'MAKING' || even.state === 'EVEN'}
                  aria-busy={even.state === 'MAKING' || undefined}
                  onChange={({ target }) => void even.choose(target.checked)}
                />
                <Text role="status" textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
                  {even.state === 'FAILED' && (
                    <Trans>This device can’t even out this picture. It stays as it was taken.</Trans>
                  )}
                </Text>
              </Stack>
            )}
            <Button
              variant="ghost"
              minH="11"
              alignSelf="start"
              onClick={() => {
                reset()
                setColours(asTaken)
                void even.choose(false)
              }}
            >
              <Undo2 aria-hidden />
              <Trans>As taken</Trans>
            </Button>
          </>
        )}
      />
    </>
  )
}

/** The picture with the light on its wall evened out, once that is chosen and made. */
function useEvenPicture(file: File) {
  const [state, setState] = useState<'AS_TAKEN' | 'MAKING' | 'EVEN' | 'FAILED'>('AS_TAKEN')
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address)
  }, [address])
  const choose = async (isEven: boolean) => {
    if (!isEven) return setState('AS_TAKEN')
    if (address !== null) return setState('EVEN')
    setState('MAKING')
    const picture = await evenPicture(file)
    if (picture) setAddress(URL.createObjectURL(picture))
    // It may have been taken back meanwhile.
    setState((now) => (now !== 'MAKING' ? now : picture ? 'EVEN' : 'FAILED'))
  }
  return { state, choose, preview: state === 'EVEN' ? address : null }
}

/** The colour behind the garment; null until it is known, and where the browser can't read the picture. */
function useWall(file: File): Channels | null {
  const [wall, setWall] = useState<Channels | null>(null)
  useEffect(() => {
    let isShown = true
    void samplePicture(file).then((sample) => {
      if (isShown && sample) setWall(edgeColour(sample.data, sample.width, sample.height))
    })
    return () => {
      isShown = false
    }
  }, [file])
  return wall
}
