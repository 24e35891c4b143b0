-- wrk: searches that nobody has asked for, each from another network, as in visitors.lua; prints one line of counts as JSON.
-- The argument is for how many milliseconds a visitor reads before the next one, on average.
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  math.randomseed(os.time())
  pause = tonumber(args[1])
  served, shed, unsaid, failed = 0, 0, 0, 0
end

function delay()
  return math.random(math.floor(pause / 2), math.floor(pause * 3 / 2))
end

function request()
  local octet = function() return math.random(0, 255) end
  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", octet(), octet(), octet())
  return wrk.format("GET", string.format("/jobs?search=w%x%x", math.random(0, 0xffffff), math.random(0, 0xffffff)))
end

function response(status, headers)
  if status == 200 then
    served = served + 1
  elseif status == 503 then
    shed = shed + 1
    local said = false
    for name in pairs(headers) do
      if name:lower() == "retry-after" then said = true end
    end
    if not said then unsaid = unsaid + 1 end
  else
    failed = failed + 1
  end
end

function done(summary)
  local sum = function(name)
    local total = 0
    for _, thread in ipairs(threads) do total = total + thread:get(name) end
    return total
  end
  local errors = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format('\n{"served":%d,"shed":%d,"unsaid":%d,"failed":%d,"seconds":%f}\n', sum("served"), sum("shed"), sum("unsaid"), sum("failed") + errors, summary.duration / 1e6))
end
