import { Button, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import type { Category } from '../../__generated__/graphql.ts'
import { type BodyLengths, bodyParts, suggestSize } from '../../../shared/measurements/suggest-size.ts'
import { useMeasuredPeople } from './use-measured-people.ts'

interface FittingSizeProps {
  category: Category
  sizes: readonly ({ label: string; quantityInStock?: number | null } & BodyLengths)[]
  onChoose: (size: string) => void
}

/** 'M fits you', from the measurements that the signed-in shopper has saved; a line for each person with a size. */
export function FittingSize({ category, sizes, onChoose }: FittingSizeProps) {
  const people = useMeasuredPeople(
    category,
    bodyParts.filter((part) => sizes.some((size) => size[part] != null)),
  )
  const fitting = people.flatMap(({ id, person, body }) => {
    const size = suggestSize(sizes, body)
    return size ? [{ id, person, size }] : []
  })
  return (
    <Flex wrap="wrap" gap="1" mt="1" _empty={{ display: 'none' }}>
      {fitting.map(({ id, person, size: { label, quantityInStock } }) => (
        <Button
          key={id}
          variant="plain"
          px="0"
          color="fg.success"
          disabled={quantityInStock === 0}
          onClick={() => onChoose(label)}
        >
          <CircleCheck aria-hidden size={18} />
          {people.length === 1 ? (
            <Trans>{label} fits you</Trans>
          ) : (
            <Trans>
              {label} fits {person}
            </Trans>
          )}
        </Button>
      ))}
    </Flex>
  )
}
