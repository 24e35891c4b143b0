// Stands in for a measuring tool on this demo board: notes how long this tab has been open, and sends nothing anywhere.
(() => {
  const { searchParams } = new URL(document.currentScript.src);
  const beat = Number(searchParams.get('heartbeat')) || 5;
  const key = 'visit-meter';
  setInterval(() => {
    try {
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + beat));
    } catch {
      // A browser that keeps nothing is not measured.
    }
  }, beat * 1000);
  document.documentElement.dataset.visitMeter = searchParams.get('id') ?? '';
})();
