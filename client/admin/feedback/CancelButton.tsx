import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

export const CancelButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outline" onClick={onClick}>
    <Trans>Cancel</Trans>
  </Button>
)
