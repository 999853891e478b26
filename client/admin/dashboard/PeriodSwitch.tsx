import { Button, Flex, Text } from '@chakra-ui/react'
import { type Period, periods } from './periods.ts'
import { Trans, useLingui } from '@lingui/react/macro'

interface PeriodSwitchProps {
  chosen: Period
  onChoose: (days: number) => void
}

/** Selects the period of the charts. */
export function PeriodSwitch({ chosen, onChoose }: PeriodSwitchProps) {
  const { t, i18n } = useLingui()
  return (
    <Flex role="group" aria-label={t`Period of the charts`} align="center" gap="2" wrap="wrap">
      <Text color="fg.muted">
        <Trans>Over the last</Trans>
      </Text>
      {periods.map(({ days, label }) => (
        <Button
          key={days}
          size="sm"
          minH="11"
          variant={days === chosen.days ? 'solid' : 'outline'}
          aria-pressed={days === chosen.days}
          onClick={() => onChoose(days)}
        >
          {i18n._(label)}
        </Button>
      ))}
    </Flex>
  )
}
