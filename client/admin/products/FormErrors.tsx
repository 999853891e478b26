import { Heading, Link, List, Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { namesOf } from '../../../shared/catalogue/product-fields.ts'
import { labelOf } from './product-labels.ts'
import { fieldId } from './use-product-form.ts'

export interface FormError {
  /** Null when it isn't about one field. */
  field: string | null
  message: string
}

interface FormErrorsProps {
  title: string
  errors: FormError[]
}

/** All errors that prevent saving, each as a link to its field. */
export function FormErrors({ title, errors }: FormErrorsProps) {
  const { i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [errors])
  return (
    <Stack role="alert" gap="2" p="4" bg="bg.error" borderRadius="l2">
      <Heading ref={heading} as="h2" size="md" color="fg.error" tabIndex={-1} outline="none">
        {title}
      </Heading>
      <List.Root ps="5">
        {errors.map(({ field, message }) => (
          <List.Item key={`${field}${message}`}>
            {field === null ? (
              message
            ) : (
              <Link
                href={`#${inputIdOf(field)}`}
                variant="underline"
                color="fg.error"
                py="1"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(inputIdOf(field))?.focus()
                }}
              >
                {labelOf(field, i18n)}: {message}
              </Link>
            )}
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  )
}

/** Pictures, lists, the style and what goes with it have one place for all their entries. */
function inputIdOf(field: string) {
  const [name = ''] = field.split('.')
  const wholes: string[] = (['images', 'list', 'style', 'designs'] as const).flatMap((kind) => namesOf(kind))
  return fieldId(wholes.includes(name) ? name : field)
}
