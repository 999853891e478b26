import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import type { Category } from '../../__generated__/graphql.ts'
import type { BodyLengths } from '../../../shared/measurements/suggest-size.ts'
import { useMeasuredPeople } from './use-measured-people.ts'

interface SizeByProfileProps {
  category: Category
  /** The parts by which the sizes differ. */
  measured: readonly (keyof BodyLengths)[]
  onChoose: (person: string, body: BodyLengths) => void
}

/** The signed-in shopper's measurement profiles, one button each; nothing for guests, and without any. */
export function SizeByProfile({ category, measured, onChoose }: SizeByProfileProps) {
  const { t } = useLingui()
  const people = useMeasuredPeople(category, measured)
  if (people.length === 0) return null
  return (
    <Flex role="group" aria-label={t`Measurements you have kept`} gap="2" wrap="wrap" align="center" mb="3">
      <Text fontSize="sm" color="fg.muted">
        <Trans>Use the measurements of</Trans>
      </Text>
      {people.map(({ id, person, body }) => (
        <Button key={id} variant="outline" onClick={() => onChoose(person, body)}>
          <UserRound />
          {person}
        </Button>
      ))}
    </Flex>
  )
}
