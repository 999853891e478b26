import { createContext, startTransition, use, useLayoutEffect, useState } from 'react'
import { Outlet, type RouteObject, Router, useRoutes } from 'react-router-dom'
import type { Navigation, Place } from './navigation.ts'
import { useScrollPlaces } from './use-scroll-places.ts'

const Loading = createContext(false)
const Failure = createContext<Place['failure']>(null)

/** Whether the next page's code is on its way. */
export const useIsLoading = () => use(Loading)

/** The pages of a navigation in the browser. The server puts `Pages` into a router that stands still. */
export function PageRouter({ navigation }: { navigation: Navigation }) {
  const [place, setPlace] = useState(navigation.first)
  const [loading, setLoading] = useState(false)
  const scrollPlaces = useScrollPlaces(place)
  useLayoutEffect(() => {
    const follow = (news: { place: Place; loading: boolean }) => {
      scrollPlaces.keep()
      if (news.loading) return setLoading(true)
      // In slices: a tap or a scroll meanwhile is answered at once.
      startTransition(() => {
        setPlace(news.place)
        setLoading(false)
      })
    }
    // She may have gone on while the first page was being taken over.
    if (navigation.place !== navigation.first) follow({ place: navigation.place, loading: false })
    return navigation.subscribe(follow)
  }, [navigation, scrollPlaces])
  return (
    <Loading value={loading}>
      <Failure value={place.failure}>
        <Router
          basename={navigation.basename}
          location={place.location}
          navigationType={place.type}
          navigator={navigation}
        >
          <Pages routes={navigation.routes} />
        </Router>
      </Failure>
    </Loading>
  )
}

/** The page at the router's address. Its code is there by now. */
export const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** The place of a page whose code may not have come: it fails like one that breaks. */
export function PageOutlet() {
  const failure = use(Failure)
  if (failure) throw failure.error
  return <Outlet />
}
