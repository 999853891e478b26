import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { inputStyle } from '../../ui/input-style.ts'
import { choiceParameters, isFiltered, type ProductChoice, readProductChoice } from './product-choice.ts'
import { useProductViews } from './use-product-views.ts'

interface SavedViewsProps {
  choice: ProductChoice
  onChoose: (choice: ProductChoice) => void
}

/** Named filters, stored in the account. */
export function SavedViews({ choice, onChoose }: SavedViewsProps) {
  const { t } = useLingui()
  const { views, add, saving, removeView: remove } = useProductViews()
  const [naming, setNaming] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const close = () => {
    setNaming(false)
    setProblem(null)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (saving || typeof name !== 'string' || name.trim() === '') return
    const parameters = choiceParameters({ ...choice, after: '', page: 1 })
    const refusal = await add(name.trim(), new URLSearchParams(parameters).toString())
    if (refusal === null) close()
    else setProblem(refusal)
  }
  if (views.length === 0 && !isFiltered(choice)) return null
  return (
    <Flex as="section" aria-label={t`Saved views`} gap="2" wrap="wrap" align="center">
      {views.map(({ id, name, parameters }) => (
        <Flex key={id} borderWidth="1px" borderRadius="l2" bg="bg.panel">
          <Button
            variant="ghost"
            size="sm"
            minH="11"
            onClick={() => onChoose(readProductChoice(new URLSearchParams(parameters)))}
          >
            {name}
          </Button>
          <IconButton
            variant="ghost"
            size="sm"
            boxSize="11"
            aria-label={t`Forget the view ${name}`}
            onClick={() => void remove(id)}
          >
            <X />
          </IconButton>
        </Flex>
      ))}
      {naming ? (
        <chakra.form display="flex" gap="2" onSubmit={(event) => void submit(event)}>
          <chakra.input
            css={inputStyle}
            width="48"
            name="name"
            aria-label={t`Name of the view`}
            maxLength={40}
            required
            autoFocus
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : problemId}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          />
          <Button type="submit" loading={saving} loadingText={t`Save`}>
            <Trans>Save</Trans>
          </Button>
        </chakra.form>
      ) : (
        isFiltered(choice) && (
          <Button variant="ghost" size="sm" minH="11" onClick={() => setNaming(true)}>
            <Bookmark />
            <Trans>Save this view</Trans>
          </Button>
        )
      )}
      <Text id={problemId} role="alert" width="full" color="fg.error" _empty={{ display: 'none' }}>
        {problem}
      </Text>
    </Flex>
  )
}
