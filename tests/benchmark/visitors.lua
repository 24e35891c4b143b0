-- wrk: each request comes from another network, as in browser.ts.
local at = 0
function request()
  at = at + 1
  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", math.floor(at / 65536) % 256, math.floor(at / 256) % 256, at % 256)
  return wrk.format()
end
