import { Button, chakra, Flex, IconButton } from '@chakra-ui/react'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { inputStyle } from '../../../ui/input-style.ts'
import { choiceParameters, isNarrowed, type ProductChoice } from './product-choice.ts'

interface SavedView {
  name: string
  parameters: [name: string, value: string][]
}

const storageName = 'productViews'

function readViews(): SavedView[] {
  try {
    return JSON.parse(localStorage.getItem(storageName) ?? '[]') as SavedView[]
  } catch {
    return []
  }
}

interface SavedViewsProps {
  choice: ProductChoice
  onChoose: (parameters: SavedView['parameters']) => void
}

/** Lists that she comes back to, under names of her own, kept in this browser. */
export function SavedViews({ choice, onChoose }: SavedViewsProps) {
  const [views, setViews] = useState(readViews)
  const [naming, setNaming] = useState(false)
  const keep = (next: SavedView[]) => {
    setViews(next)
    localStorage.setItem(storageName, JSON.stringify(next))
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name !== 'string' || name.trim() === '') return
    const parameters = choiceParameters({ ...choice, after: '', page: 1 })
    keep([...views.filter((view) => view.name !== name.trim()), { name: name.trim(), parameters }])
    setNaming(false)
  }
  if (views.length === 0 && !isNarrowed(choice)) return null
  return (
    <Flex as="section" aria-label="Saved views" gap="2" wrap="wrap" align="center">
      {views.map(({ name, parameters }) => (
        <Flex key={name} borderWidth="1px" borderRadius="l2" bg="bg.panel">
          <Button variant="ghost" size="sm" minH="11" onClick={() => onChoose(parameters)}>
            {name}
          </Button>
          <IconButton
            variant="ghost"
            size="sm"
            boxSize="11"
            aria-label={`Forget the view ${name}`}
            onClick={() => keep(views.filter((view) => view.name !== name))}
          >
            <X />
          </IconButton>
        </Flex>
      ))}
      {naming ? (
        <chakra.form display="flex" gap="2" onSubmit={add}>
          <chakra.input
            css={inputStyle}
            width="48"
            name="name"
            aria-label="Name of the view"
            maxLength={40}
            required
            autoFocus
            onKeyDown={({ key }) => key === 'Escape' && setNaming(false)}
          />
          <Button type="submit">Save</Button>
        </chakra.form>
      ) : (
        isNarrowed(choice) && (
          <Button variant="ghost" size="sm" minH="11" onClick={() => setNaming(true)}>
            <Bookmark />
            Save this view
          </Button>
        )
      )}
    </Flex>
  )
}
