import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { fulfilmentNames } from '../../../lib/fulfilments.ts'
import { currentDay } from '../../../lib/shop-days.ts'
import { isFarAhead } from '../../../../shared/plausible-days.ts'
import { ConfirmDaysAhead } from '../../../ui/ConfirmDaysAhead.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import { errorAt } from './use-order-form.ts'

const fulfilments = [
  { value: 'DELIVERY', text: msg`Brought to your address` },
  { value: 'PICKUP', text: msg`Free, at our shop` },
] as const

/** How the order reaches the shopper. */
export function FulfilmentChoice() {
  const { i18n } = useLingui()
  const { register } = useFormContext<OrderValues>()
  return (
    <Box as="fieldset">
      <chakra.legend textStyle="label" mb="2">
        <Trans>How it reaches you</Trans>
      </chakra.legend>
      <Flex gap="3" wrap="wrap">
        {fulfilments.map(({ value, text }) => (
          <chakra.label
            key={value}
            display="flex"
            flex="1 1 10rem"
            alignItems="center"
            gap="3"
            minH="11"
            px="4"
            py="2"
            borderWidth="1px"
            borderColor="border.input"
            borderRadius="l2"
            cursor="pointer"
            css={{ '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' } }}
          >
            <chakra.input type="radio" value={value} accentColor="brand.solid" {...register('fulfilment')} />
            <span>
              <Text as="span" fontWeight="semibold">
                {i18n._(fulfilmentNames[value])}
              </Text>
              <Text as="span" display="block" fontSize="sm" color="fg.muted">
                {i18n._(text)}
              </Text>
            </span>
          </chakra.label>
        ))}
      </Flex>
    </Box>
  )
}

/** The day on which the shopper needs the order, and a note for a present. */
export function OrderExtras() {
  const { t } = useLingui()
  const { register, formState, control, setValue, trigger } = useFormContext<OrderValues>()
  const [neededBy, confirmedDay] = useWatch({ control, name: ['neededBy', 'confirmedDay'] })
  const today = currentDay()
  return (
    <>
      <TextField
        type="date"
        label={t`Needed by (optional)`}
        helper={t`For a wedding or a festival: we call you if it can’t be ready by then.`}
        min={today}
        id={fieldId('neededBy')}
        error={errorAt(formState.errors, 'neededBy')}
        {...register('neededBy')}
      />
      {isFarAhead(neededBy, today) && (
        <ConfirmDaysAhead
          far={[neededBy]}
          confirmed={confirmedDay ? [confirmedDay] : []}
          confirm={(day, isConfirmed) => {
            setValue('confirmedDay', isConfirmed ? day : '')
            void trigger('neededBy')
          }}
        />
      )}
      <TextArea
        label={t`Gift note (optional)`}
        helper={t`We write it on a card for the person who receives it.`}
        maxLength={500}
        id={fieldId('giftNote')}
        {...register('giftNote')}
      />
    </>
  )
}
