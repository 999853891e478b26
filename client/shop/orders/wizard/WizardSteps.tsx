import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useFormState } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderValues } from './order-form.ts'
import { openFields } from './order-problems.ts'
import { type OrderStep, orderSteps, stepNames, stepOfField, stepSearch } from './order-steps.ts'
import { refusedFields } from './use-order-form.ts'
import { useWizard } from './wizard-context.ts'

/**
 * The five steps as links. Earlier steps are ticked once they are complete. After the first step, phones show the numbers
 * alone: the heading below has the step's name.
 */
export function WizardSteps({ current }: { current: OrderStep }) {
  const { t, i18n } = useLingui()
  const { subject, state, designs, pending } = useWizard()
  const { errors } = useFormState<OrderValues>()
  const open = new Set(
    [...openFields(subject, state.copy.values, designs), ...refusedFields(errors)].map(stepOfField),
  )
  if (pending.anyPending && pending.failed.size > 0) open.add('type')
  const at = orderSteps.indexOf(current)
  return (
    <Box as="nav" aria-label={t`Steps of the order`}>
      <Flex as="ol" listStyleType="none" gap={{ base: '1', md: '2' }} align="flex-start">
        {orderSteps.map((step, index) => {
          const done = index < at && !open.has(step)
          const solid = done || index === at
          return (
            // On phones the columns are as wide as their longest words, so that none is broken.
            <Box
              as="li"
              key={step}
              flex={{ base: '1 1 auto', md: '1' }}
              minW={{ base: 'min-content', md: '0' }}
            >
              <Link
                asChild
                display="flex"
                flexDirection="column"
                alignItems="center"
                minW="0"
                gap="2"
                minH="11"
                color={step === current ? 'brand.fg' : 'fg'}
                fontWeight={step === current ? 'semibold' : undefined}
              >
                <RouterLink
                  to={{ search: stepSearch(step, subject.draftId) }}
                  aria-current={step === current ? 'step' : undefined}
                  preventScrollReset
                >
                  <Flex
                    align="center"
                    justify="center"
                    flexShrink="0"
                    boxSize="9"
                    borderRadius="full"
                    borderWidth="2px"
                    borderColor={solid ? 'brand.solid' : 'border.input'}
                    bg={solid ? 'brand.solid' : 'bg.panel'}
                    color={solid ? 'brand.contrast' : 'fg'}
                    fontWeight="semibold"
                  >
                    {done ? <Check aria-hidden size={18} /> : index + 1}
                    {done && (
                      <Text as="span" srOnly>
                        {t`Done`}
                      </Text>
                    )}
                  </Flex>
                  <Text
                    as="span"
                    srOnly={{ base: at > 0, md: false }}
                    textAlign="center"
                    fontSize={{ base: 'min(0.75rem, 3.6vw)', md: 'md' }}
                    lineHeight="short"
                  >
                    {i18n._(stepNames[step])}
                  </Text>
                </RouterLink>
              </Link>
            </Box>
          )
        })}
      </Flex>
    </Box>
  )
}
