import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, SubmitError } from '../../ui/Form.tsx'
import { textIn } from '../../ui/text-in.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ApplyCoupon_mutation, RemoveCoupon_mutation } from './cart-documents.ts'
import { cartQueue } from './in-order-link.ts'

interface Coupon {
  code: string
  problem?: { message: string } | null
}

interface CouponFormProps {
  /** The coupon of the account; null when none is applied. */
  coupon: Coupon | null | undefined
  /** Called after the account's coupon has changed, or may have. */
  onChanged?: () => void
}

/** The coupon of the account, with the reason if it takes nothing off; or a field to apply one. */
export function CouponForm({ coupon, onChanged }: CouponFormProps) {
  return coupon ? (
    <AppliedCoupon key={coupon.code} coupon={coupon} onChanged={onChanged} />
  ) : (
    <CodeField onChanged={onChanged} />
  )
}

type Changed = Pick<CouponFormProps, 'onChanged'>

function AppliedCoupon({ coupon: { code, problem }, onChanged }: Changed & { coupon: Coupon }) {
  const [mutate] = useMutation(RemoveCoupon_mutation, { context: cartQueue })
  const { loading, submitError, submit } = useSubmission()
  const remove = async () => {
    await submit(async () => (await mutate()).data?.removeCoupon)
    onChanged?.()
  }
  return (
    <Stack gap="1">
      <Flex justify="space-between" align="center" columnGap="3" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <Trans>Coupon {code}</Trans>
        </Text>
        <Button variant="outline" size="sm" minH="11" loading={loading} onClick={() => void remove()}>
          <Trans>Remove the coupon</Trans>
        </Button>
      </Flex>
      <Text role="status" color="fg.warning" fontSize="sm" fontWeight="semibold" _empty={{ display: 'none' }}>
        {problem?.message}
      </Text>
      <SubmitError>{submitError}</SubmitError>
    </Stack>
  )
}

function CodeField({ onChanged }: Changed) {
  const { t } = useLingui()
  const [mutate] = useMutation(ApplyCoupon_mutation, { context: cartQueue })
  const { loading, errors, setErrors, submitError, submit } = useSubmission(['code'])
  const apply = (form: HTMLFormElement) => {
    const code = textIn(form, 'code').trim()
    if (code === '') return setErrors({ code: t`Write the code of your coupon.` })
    void submit(async () => {
      const { data } = await mutate({ variables: { input: { code } } })
      return data?.applyCoupon
    }).then(() => onChanged?.())
  }
  return (
    <Form
      gap="2"
      noValidate
      submit={t`Apply the coupon`}
      button={{ variant: 'outline', flex: '1' }}
      loading={loading}
      submitError={submitError}
      onSubmit={apply}
    >
      <TextField
        label={t`Coupon code`}
        name="code"
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        error={errors.code}
      />
    </Form>
  )
}
