import { Button, Flex, SimpleGrid } from '@chakra-ui/react'
import { dayOfInstant } from '../../../lib/shop-days.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { ContactField, EditedOrder } from './edited-order.ts'

interface EditDetailsProps {
  order: EditedOrder
  change: (changes: Partial<EditedOrder>) => void
  errors: Partial<Record<string, string>>
}

const labels: [ContactField, string][] = [
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['email', 'E-mail'],
  ['street', 'Street'],
  ['city', 'City'],
  ['state', 'State'],
  ['pincode', 'Pincode'],
]

/** The contact, the way of delivery and the day on which the order is needed. */
export function EditDetails({ order, change, errors }: EditDetailsProps) {
  const { contact, fulfilment, neededBy, instructions } = order
  const isSent = fulfilment === 'DELIVERY'
  const shown = labels.filter(([field]) => isSent || ['name', 'phone', 'email'].includes(field))
  return (
    <Panel title="Customer and hand-over" gap="4">
      <Flex gap="2" wrap="wrap" role="group" aria-label="Hand-over">
        {(['PICKUP', 'DELIVERY'] as const).map((each) => (
          <Button
            key={each}
            minH="12"
            variant={fulfilment === each ? 'solid' : 'outline'}
            aria-pressed={fulfilment === each}
            onClick={() => change({ fulfilment: each })}
          >
            {each === 'PICKUP' ? 'Pick-up' : 'Delivery'}
          </Button>
        ))}
      </Flex>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        {shown.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            autoComplete="off"
            inputMode={field === 'phone' || field === 'pincode' ? 'tel' : undefined}
            minH="12"
            maxLength={200}
            value={contact[field]}
            error={errors[`customer.${field}`]}
            onChange={({ currentTarget }) =>
              change({ contact: { ...contact, [field]: currentTarget.value } })
            }
          />
        ))}
        <TextField
          label="Needed by"
          type="date"
          min={dayOfInstant(new Date())}
          minH="12"
          value={neededBy}
          error={errors.neededBy}
          onChange={({ currentTarget }) => change({ neededBy: currentTarget.value })}
        />
      </SimpleGrid>
      <TextArea
        label="Special instructions"
        maxLength={5000}
        value={instructions}
        error={errors.specialInstructions}
        onChange={({ currentTarget }) => change({ instructions: currentTarget.value })}
      />
    </Panel>
  )
}
