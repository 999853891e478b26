import { Box, Heading, Link, Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { stepOfField, stepSearch } from './order-steps.ts'
import type { OrderValues } from './order-form.ts'
import { useFieldName, withName } from './use-field-name.ts'
import { useWizard } from './wizard-context.ts'

/** A problem with the order as it is filled in. */
export interface SummaryLine {
  /** Null when it isn't about one field. */
  field: string | null
  message: string
}

interface ErrorSummaryProps {
  lines: SummaryLine[]
}

/** What is missing or wrong, each as a link to its field. */
export function ErrorSummary({ lines }: ErrorSummaryProps) {
  const { t } = useLingui()
  const { subject, designs } = useWizard()
  const { getValues } = useFormContext<OrderValues>()
  const nameOf = useFieldName(designs)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus()
  }, [lines])
  const isAboutFields = lines.some(({ field }) => field !== null)
  return (
    <Stack ref={summary} role="alert" gap="2" p="4" bg="bg.error" borderRadius="l2" tabIndex={-1}>
      {isAboutFields && (
        <Heading as="h3" size="md" color="fg.error">
          {t`Please complete all required fields to proceed with your order`}
        </Heading>
      )}
      <Box as="ul" ps="5">
        {lines.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            {field === null ? (
              message
            ) : (
              <Link asChild variant="underline" color="fg.error" py="1.5">
                <RouterLink
                  to={{ search: stepSearch(stepOfField(field), subject.draftId) }}
                  state={{ focus: field }}
                >
                  {withName(nameOf(field, getValues()), message)}
                </RouterLink>
              </Link>
            )}
          </li>
        ))}
      </Box>
    </Stack>
  )
}
