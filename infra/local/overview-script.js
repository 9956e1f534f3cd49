// Runs in the page at /_local: reads the key from the fragment of the address and fetches the private part with it. A browser
// never sends the fragment, so the key appears in no log.
const place = document.querySelector('main');

const overview = async () => {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!key) return say('Open the whole address that the start printed. It ends with #key= and the key.');
  const response = await fetch('/_local/overview', { headers: { 'x-local-key': key } });
  if (response.status === 401)
    return say('This key is not the one of this start. Open the address that the last start printed.');
  place.innerHTML = await response.text();
};

const say = (sentence) => {
  place.textContent = sentence;
};

const show = () => overview().catch(() => say('The local system does not answer. Is it still running?'));
addEventListener('hashchange', show);
void show();
