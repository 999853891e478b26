import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { TextField } from '../../ui/TextField.tsx'

interface ClosedDaysProps {
  days: readonly string[]
  errors: Partial<Record<string, string>>
  /** What a new one begins with. */
  newDay: string
  onChange: (days: string[]) => void
}

/** The days on which nobody can book, such as holidays. */
export function ClosedDays({ days, errors, newDay, onChange }: ClosedDaysProps) {
  const { t } = useLingui()
  return (
    <Stack gap="3" align="start">
      <Text color="fg.muted">
        <Trans>On holidays and other days that you name here, nobody can book.</Trans>
      </Text>
      {days.map((day, index) => (
        <Flex key={index} gap="2" align="end">
          <Box width="48">
            <TextField
              label={t`Closed day ${{ number: index + 1 }}`}
              type="date"
              value={day}
              error={errors[`closedDays.${index}`]}
              onChange={({ target }) =>
                onChange(days.map((each, at) => (at === index ? target.value : each)))
              }
            />
          </Box>
          <Button
            variant="ghost"
            aria-label={t`Remove closed day ${{ number: index + 1 }}`}
            onClick={() => onChange(days.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden />
          </Button>
        </Flex>
      ))}
      <Button variant="outline" minH="12" onClick={() => onChange([...days, newDay])}>
        <Plus aria-hidden />
        <Trans>Add a closed day</Trans>
      </Button>
    </Stack>
  )
}
