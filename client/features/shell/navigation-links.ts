import { paths } from '../../paths.ts'

export const navigationLinks = [
  { label: 'Home', to: paths.home() },
  { label: 'About Us', to: paths.about() },
  { label: 'Designs', to: paths.gallery() },
  { label: 'Order Now', to: paths.order(null, 'custom') },
  { label: 'Contact Us', to: paths.contact() },
] as const

export const homeSectionLinks = [
  { label: 'About', to: paths.homeSection('about') },
  { label: 'Services', to: paths.homeSection('services') },
  { label: 'Portfolio', to: paths.homeSection('portfolio') },
  { label: 'Contact', to: paths.homeSection('contact') },
] as const
