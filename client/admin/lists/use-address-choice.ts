import { useSearchParams } from 'react-router-dom'

/** Stores a list's filters in the address, so that Back, a reload and a link restore them. */
export function useAddressChoice<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams()
  const chosen = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Record<
    Name,
    string
  >
  const choose = (name: Name, value: string) =>
    setParameters(
      (old) => {
        if (value) old.set(name, value)
        else old.delete(name)
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  return { chosen, choose }
}
