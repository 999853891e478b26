import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Form } from '../../ui/Form.tsx'

interface ClosableFormProps extends Omit<ComponentProps<typeof Form>, 'actions'> {
  onClose: () => void
}

/** A form that is opened where it is needed; a second button, of the same size, closes it unsent. */
export const ClosableForm = ({ onClose, ...form }: ClosableFormProps) => (
  <Form
    {...form}
    actions={
      <Button variant="ghost" size={form.button?.size} minH={form.button?.minH} onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    }
  />
)
