import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { type OrderStep, orderSteps, stepNames, stepSearch } from './order-steps.ts'
import { useWizard } from './wizard-context.ts'

/** The five steps as links. On a phone they are numbers: the heading beneath says where she is. */
export function WizardSteps({ current }: { current: OrderStep }) {
  const { t, i18n } = useLingui()
  const { draftId } = useWizard().subject
  const at = orderSteps.indexOf(current)
  return (
    <Box as="nav" aria-label={t`Steps of the order`}>
      <Flex as="ol" listStyleType="none" gap={{ base: '1', md: '2' }} align="center">
        {orderSteps.map((step, index) => (
          <Box as="li" key={step} flex="1">
            <Link
              asChild
              display="flex"
              flexDirection="column"
              alignItems="center"
              gap="2"
              minH="11"
              color={step === current ? 'brand.fg' : 'fg'}
              fontWeight={step === current ? 'semibold' : undefined}
            >
              <RouterLink
                to={{ search: stepSearch(step, draftId) }}
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
                  borderColor={index <= at ? 'brand.solid' : 'border.input'}
                  bg={index <= at ? 'brand.solid' : 'bg.panel'}
                  color={index <= at ? 'brand.contrast' : 'fg'}
                  fontWeight="semibold"
                >
                  {index < at ? <Check aria-hidden size={18} /> : index + 1}
                </Flex>
                <Text as="span" textAlign="center" srOnly={{ base: true, md: false }}>
                  {i18n._(stepNames[step])}
                </Text>
              </RouterLink>
            </Link>
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
