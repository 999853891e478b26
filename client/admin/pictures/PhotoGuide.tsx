import { Box, Grid, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { photoViews, photoViewsId } from './photo-views.ts'

/** How to photograph a garment: the views that shoppers look for, and the shape of the catalogue's pictures. */
export function PhotoGuide() {
  const { i18n } = useLingui()
  const { tag } = languages[useLanguage()]
  return (
    <Box lang={tag}>
      <Grid as="ol" listStyleType="none" templateColumns="repeat(auto-fit, minmax(11rem, 1fr))" gap="3">
        {photoViews.map(({ view, name, advice }, index) => (
          <Box as="li" key={view} p="3" borderWidth="1px" borderRadius="l2" bg="bg">
            <Text fontWeight="semibold">
              {index + 1}. {i18n._(name)}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {i18n._(advice)}
            </Text>
          </Box>
        ))}
      </Grid>
      <Text mt="3" textStyle="sm" color="fg.muted">
        <Trans>
          Hold the camera upright: the shop shows pictures in portrait, 3 wide and 4 high, and others can be
          cropped. Daylight from a window and a plain wall show the true colour. Large photographs are made
          smaller in your browser before they are sent.
        </Trans>
      </Text>
      <datalist id={photoViewsId}>
        {photoViews.map(({ view, name }) => (
          <option key={view} value={i18n._(name)} />
        ))}
      </datalist>
    </Box>
  )
}
