import { Button, Flex, SimpleGrid } from '@chakra-ui/react'
import { fulfilmentNames, fulfilments } from '../../lib/fulfilments.ts'
import { currentDay } from '../../lib/shop-days.ts'
import type { DaysAhead } from '../../ui/use-days-ahead.ts'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ContactField, EditedOrder } from './edited-order.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

interface EditDetailsProps {
  order: EditedOrder
  change: (changes: Partial<EditedOrder>) => void
  daysAhead: DaysAhead
  errors: Partial<Record<string, string>>
}

const labels: [ContactField, MessageDescriptor][] = [
  ['name', msg`Name`],
  ['phone', msg`Phone`],
  ['email', msg`E-mail`],
  ['street', msg`Street`],
  ['city', msg`City`],
  ['state', msg`State`],
  ['pincode', msg`Pincode`],
]

/** The contact, the way of delivery and the day on which the order is needed. */
export function EditDetails({ order, change, daysAhead, errors }: EditDetailsProps) {
  const { t, i18n } = useLingui()
  const { contact, fulfilment, neededBy, instructions } = order
  const isSent = fulfilment === 'DELIVERY'
  const shown = labels.filter(([field]) => isSent || ['name', 'phone', 'email'].includes(field))
  return (
    <Panel title={t`Customer and hand-over`} gap="4">
      <Flex gap="2" wrap="wrap" role="group" aria-label={t`Hand-over`}>
        {fulfilments.map((each) => (
          <Button
            key={each}
            minH="12"
            variant={fulfilment === each ? 'solid' : 'outline'}
            aria-pressed={fulfilment === each}
            onClick={() => change({ fulfilment: each })}
          >
            {i18n._(fulfilmentNames[each])}
          </Button>
        ))}
      </Flex>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        {shown.map(([field, label]) => (
          <TextField
            key={field}
            label={i18n._(label)}
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
          label={t`Needed by`}
          type="date"
          min={currentDay()}
          minH="12"
          value={neededBy}
          error={errors.neededBy}
          onChange={({ currentTarget }) => change({ neededBy: currentTarget.value })}
        />
      </SimpleGrid>
      <ConfirmDaysAhead {...daysAhead} />
      <TextArea
        label={t`Special instructions`}
        maxLength={5000}
        value={instructions}
        error={errors.specialInstructions}
        onChange={({ currentTarget }) => change({ instructions: currentTarget.value })}
      />
    </Panel>
  )
}
