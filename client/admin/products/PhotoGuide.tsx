import { Box, Grid, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { photoViewsId } from './photo-views.ts'

/** How to photograph a garment: the views that shoppers look for, and the shape of the catalogue's pictures. */
export function PhotoGuide() {
  const { t } = useLingui()
  const { tag } = languages[useLanguage()]
  const views = [
    { name: t`Front`, advice: t`The whole garment, from neck to hem, with space around it.` },
    { name: t`Back`, advice: t`The same height and light as the front.` },
    { name: t`Detail`, advice: t`The work, the border or the neck, from a hand’s width away.` },
    { name: t`Worn`, advice: t`On a person or a dress form, so that the fall and the length are seen.` },
  ]
  return (
    <Box lang={tag}>
      <Grid as="ol" listStyleType="none" templateColumns="repeat(auto-fit, minmax(11rem, 1fr))" gap="3">
        {views.map(({ name, advice }, index) => (
          <Box as="li" key={name} p="3" borderWidth="1px" borderRadius="l2" bg="bg">
            <Text fontWeight="semibold">
              {index + 1}. {name}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {advice}
            </Text>
          </Box>
        ))}
      </Grid>
      <Text mt="3" textStyle="sm" color="fg.muted">
        <Trans>
          Hold the camera upright: the shop shows pictures in portrait, 3 wide and 4 high, and others can be
          cropped below. Daylight from a window and a plain wall show the true colour. Large photographs are
          made smaller in your browser before they are sent.
        </Trans>
      </Text>
      <datalist id={photoViewsId}>
        {views.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Box>
  )
}
