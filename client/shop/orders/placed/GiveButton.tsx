import { Button, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'

interface GiveButtonProps {
  isMeasured: boolean
  name: string
  onClick: () => void
}

export function GiveButton({ isMeasured, name, onClick }: GiveButtonProps) {
  const { t } = useLingui()
  return (
    <Flex>
      <Button
        variant="outline"
        aria-label={isMeasured ? t`Change the measurements of ${name}` : t`Give the measurements of ${name}`}
        onClick={onClick}
      >
        {isMeasured ? <Trans>Change the measurements</Trans> : <Trans>Give the measurements</Trans>}
      </Button>
    </Flex>
  )
}
