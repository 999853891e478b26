import { NotFound } from './NotFound.tsx'

export function NotFoundPage() {
  return <NotFound />
}
