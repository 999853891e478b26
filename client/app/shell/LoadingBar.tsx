import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router-dom'

/** A progress bar while the next page's code loads, delayed so that fast navigations don't show it. */
export function LoadingBar() {
  const { t } = useLingui()
  const isLoading = useNavigation().state !== 'idle'
  if (!isLoading) return null
  return (
    <Box
      role="progressbar"
      aria-label={t`Loading`}
      position="fixed"
      top="0"
      insetX="0"
      h="3px"
      zIndex="skipNav"
      bg="gold.emphasized"
      transformOrigin="left"
      pointerEvents="none"
      opacity="0"
      animation="loading-bar 8s 150ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards"
    />
  )
}
