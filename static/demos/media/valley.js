// Draws valley.html for the hour in its address: valley.html?hour=18
const hour = Math.min(23, Math.max(0, Number(new URLSearchParams(location.search).get('hour'))));
// 0 while the sun is down, 1 at half past twelve.
const light = Math.max(0, Math.sin(((hour - 5.5) / 14) * Math.PI)) * (hour > 5 && hour < 20 ? 1 : 0);
const isDusk = light > 0 && light < 0.55;
const element = (id) => document.getElementById(id);

element('sky').setAttribute('fill', isDusk ? '#f2a679' : light > 0 ? '#a9dbe6' : '#12224a');
element('stars').setAttribute('opacity', light > 0 ? 0 : 0.9);
const part = light > 0 ? (hour - 5.5) / 14 : ((hour + 4.5) % 24) / 10;
const sun = element('sun');
sun.setAttribute('cx', 40 + part * 480);
sun.setAttribute('cy', 170 - Math.sin(part * Math.PI) * 120);
sun.setAttribute('fill', light > 0 ? (isDusk ? '#ff6f42' : '#ffd35c') : '#dfe6ee');
element('land').setAttribute('style', `filter: brightness(${0.45 + light * 0.55})`);
element('windows').setAttribute('fill', light > 0.55 ? '#5d3324' : '#ffd98a');
element('greeting').textContent =
  light === 0 ? 'Good night' : hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening';
element('clock').textContent = `${String(hour).padStart(2, '0')}:00`;
element('degrees').textContent = `${Math.round(4 + light * 17)} °C`;
