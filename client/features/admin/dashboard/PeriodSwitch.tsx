import { Button, Flex, Text } from '@chakra-ui/react'
import { type Period, periods } from './periods.ts'

interface PeriodSwitchProps {
  chosen: Period
  onChoose: (days: number) => void
}

/** Selects the period of the charts. */
export function PeriodSwitch({ chosen, onChoose }: PeriodSwitchProps) {
  return (
    <Flex role="group" aria-label="Period of the charts" align="center" gap="2" wrap="wrap">
      <Text color="fg.muted">Over the last</Text>
      {periods.map(({ days, label }) => (
        <Button
          key={days}
          size="sm"
          minH="11"
          variant={days === chosen.days ? 'solid' : 'outline'}
          aria-pressed={days === chosen.days}
          onClick={() => onChoose(days)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  )
}
