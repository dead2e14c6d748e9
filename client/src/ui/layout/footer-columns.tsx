import { Link } from 'wouter';
import selvedge from '../../assets/landing/selvedge.svg';
import { paths } from '../../paths';
import { Logo } from './logo';

interface FooterLink {
  label: string;
  href: string;
  /** A plain link that the router does not handle: it leaves the app, or jumps to a section. */
  plain?: boolean;
}

interface Column {
  title: string;
  links: FooterLink[];
  className?: string;
}

/** On phones, the first two are below each other and the longest stands beside them. */
const columns: Column[] = [
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
    className: 'max-md:col-start-2 max-md:row-span-2 max-md:row-start-2',
    links: [
      { label: 'About', href: paths.about() },
      { label: 'Contact', href: paths.contact() },
      { label: 'Terms', href: paths.terms() },
      { label: 'Privacy', href: paths.privacy() },
    ],
  },
];

/** What the footer of every public page shows. */
export function FooterColumns() {
  return (
    <footer className="border-t border-hairline">
      <img src={selvedge} alt="" width={1440} height={32} loading="lazy" className="h-3.5 w-full object-cover cloth" />
      <div className="wrap grid grid-cols-2 gap-x-2 gap-y-4 pt-6 pb-4 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-x-6 md:gap-y-8 md:pt-12 md:pb-10">
        <div className="col-span-full grid max-w-80 content-start justify-items-start gap-2 text-small/[1.6] text-muted md:col-auto">
          <Logo inHeader={false} />
          <p>A directory and a working book for people who sew for other people.</p>
        </div>
        {columns.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
      </div>
    </footer>
  );
}

const linkClass = 'tap min-w-tap text-compact text-muted hover:text-ink hover:underline md:pointer-fine:min-h-8';

function FooterColumn({ title, links, className }: Column) {
  const id = `footer-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 className="mb-1 font-text text-small/[1.4] font-semibold tracking-normal" id={id}>
        {title}
      </h2>
      <ul role="list">
        {links.map(({ label, href, plain }) => (
          <li key={label}>
            {plain ? (
              <a className={linkClass} href={href}>
                {label}
              </a>
            ) : (
              <Link className={linkClass} href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
