// Ejected: both drawings are in the markup and CSS shows one, so that no mode flashes; the name is text.
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Logo';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function Logo({imageClassName, titleClassName, className, ...props}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const {
    navbar: {title, logo},
  } = useThemeConfig();
  const light = useBaseUrl(logo?.src ?? '');
  const dark = useBaseUrl(logo?.srcDark ?? logo?.src ?? '');
  const home = useBaseUrl(logo?.href ?? '/');
  const size = {width: logo?.width, height: logo?.height};
  return (
    <Link
      to={home}
      className={clsx(styles.logo, className)}
      aria-label={logo?.alt ?? siteConfig.title}
      {...props}
    >
      <img src={light} alt="" className={clsx('only-light', imageClassName)} {...size} />
      <img src={dark} alt="" className={clsx('only-dark', imageClassName)} {...size} />
      {title && <span className={clsx(styles.title, titleClassName)}>{title}</span>}
    </Link>
  );
}
