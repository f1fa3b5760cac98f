import { BackLink, ButtonLink, Link, NavLink, Tab } from '@puente/ui'
import { createLink } from '@tanstack/react-router'

/** The design system's links, connected to the router. */
export const RouteLink = createLink(Link)
export const RouteBackLink = createLink(BackLink)
export const RouteButtonLink = createLink(ButtonLink)
export const RouteNavLink = createLink(NavLink)
export const RouteTab = createLink(Tab)
