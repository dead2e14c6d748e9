import './how-it-works.css';

const steps = [
  { title: 'Create your profile', text: 'Business name, place and what you make. It takes 5 minutes.' },
  { title: 'Upload your portfolio', text: 'As many pictures as you like, straight from your phone.' },
  { title: 'Get discovered', text: 'Local clients find you by location and by craft.' },
  { title: 'Manage everything', text: 'Clients, measurements and portfolio in one dashboard.' },
];

/** Four steps along a tape measure. */
export function HowItWorks() {
  return (
    <section className="section how" id="how-it-works">
      <div className="wrap">
        <div className="section__head">
          <h2>How It Works</h2>
        </div>
      </div>
      <div className="how__run">
        <div className="wrap">
          <ol className="ruler" role="list">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="step">
                <span className="step__n" aria-hidden="true">
                  <b className="num">{index + 1}</b>
                </span>
                <h3 className="h3">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
