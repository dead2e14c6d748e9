import { Link } from 'wouter';
import selvedge from '../assets/landing/selvedge.svg';
import { paths } from '../paths';
import { Logo } from './logo';

interface FooterLink {
  label: string;
  href: string;
  /** Leaves the app, or jumps to a section: the browser follows it, not the router. */
  plain?: boolean;
}

const columns: { title: string; links: FooterLink[] }[] = [
  {
    title: 'For Tailors',
    links: [
      { label: 'Create Profile', href: paths.login(), plain: true },
      { label: 'Features', href: paths.home('features'), plain: true },
      { label: 'Success Stories', href: paths.home('success-stories'), plain: true },
    ],
  },
  {
    title: 'For Clients',
    links: [
      { label: 'Find a Tailor', href: paths.discover() },
      { label: 'How It Works', href: paths.home('how-it-works'), plain: true },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: paths.about() },
      { label: 'Contact', href: paths.contact() },
      { label: 'Privacy', href: paths.privacy() },
    ],
  },
];

/** The foot of every public page. */
export function SiteFooter() {
  return (
    <footer className="footer">
      <img src={selvedge} alt="" width={1440} height={32} loading="lazy" className="footer__selvedge cloth" />
      <div className="footer__in wrap">
        <div className="footer__me">
          <Logo />
          <p>A directory and a working book for people who sew for other people.</p>
        </div>
        {columns.map(({ title, links }) => (
          <FooterColumn key={title} title={title} links={links} />
        ))}
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  const id = `footer-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {links.map(({ label, href, plain }) => (
          <li key={label}>{plain ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>}</li>
        ))}
      </ul>
    </nav>
  );
}
